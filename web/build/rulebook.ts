// Turns a game's rules.<language>.md into its chapters and numbered paragraphs while building, so that no parser is shipped.
import { Marked } from "marked";
import type { Plugin } from "vite";

export interface Paragraph {
  number: string; // "5.3"; empty for an introduction
  html: string;
}
export interface Chapter {
  title: string;
  paragraphs: Paragraph[];
}

const marked = new Marked({ gfm: true });

function paragraph(text: string): Paragraph {
  const number = /^(\d+\.\d+)\s/.exec(text)?.[1] ?? "";
  return { number, html: marked.parse(text.slice(number.length).trim(), { async: false }).trim() };
}

/** A chapter begins with "## 5 What the cards do"; its paragraphs are set apart by empty lines. */
export function chapters(markdown: string): Chapter[] {
  return markdown.split(/^## /m).map((part, index) => {
    const [title = "", ...rest] = part.split("\n");
    const blocks = rest.join("\n").split(/\n{2,}(?=\d+\.\d+\s)/);
    return {
      title: index === 0 ? title.replace(/^# /, "") : title,
      paragraphs: blocks.filter((block) => block.trim()).map((block) => paragraph(block.trim())),
    };
  });
}

export function rulebook(): Plugin {
  return {
    name: "rulebook",
    enforce: "pre",
    transform(markdown, id) {
      if (!/\/rules\.[a-z]+\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(chapters(markdown))}`, map: null };
    },
  };
}
