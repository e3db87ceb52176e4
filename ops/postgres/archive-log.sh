#!/bin/sh
# PostgreSQL calls this for each finished log file. It is copied under another name first, so that none is partial.
set -eu
[ ! -f "$ARCHIVE/log/$2" ]
cp "$1" "$ARCHIVE/log/.$2"
mv "$ARCHIVE/log/.$2" "$ARCHIVE/log/$2"
