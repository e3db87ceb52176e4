#!/bin/sh
# Puts the newest copy made before a moment in the place of the database, while PostgreSQL is stopped. Its next start adds
# the logs until that moment.
set -eu
moment=$(date -u -d "${1:?name the moment in UTC, as in: restore-to.sh '2026-11-28 06:00:00'}" +%Y%m%dT%H%M%SZ)
base=
for copy in $(ls -d "$ARCHIVE"/base-* | sort); do
  [ "$(basename "$copy")" \> "base-$moment" ] || base=$copy
done
[ -n "$base" ] || { echo "There is no copy from before $1 in $ARCHIVE." >&2; exit 1; }
[ ! -f "$PGDATA/postmaster.pid" ] || { echo "Stop PostgreSQL first." >&2; exit 1; }
mv "$PGDATA" "$PGDATA-before-$(date -u +%Y%m%dT%H%M%SZ)"
cp -a "$base" "$PGDATA"
touch "$PGDATA/recovery.signal"
cat >> "$PGDATA/postgresql.auto.conf" <<END
restore_command = 'cp "$ARCHIVE/log/%f" "%p"'
recovery_target_time = '$1+00'
recovery_target_action = 'promote'
END
echo "The copy ${base##*/} is in place. Start PostgreSQL: it goes on to $1 UTC."
