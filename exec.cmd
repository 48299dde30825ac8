@rem What package.json runs begins with the word that makes a POSIX shell step aside. Here nothing stands between.
@%*
