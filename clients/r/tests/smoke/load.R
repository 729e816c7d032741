# Loads the sources of the package, without an installation. Run from the folder of the package.
for (file in list.files("R", full.names = TRUE)) source(file, encoding = "UTF-8")
site <- Sys.getenv("TRELLIS_URL")
