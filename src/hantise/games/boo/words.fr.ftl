title = Boo
