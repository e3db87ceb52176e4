#!/bin/sh
# Copies the running database. The newest two copies stay, and the logs since the older of them.
set -eu
cd "$ARCHIVE"
rm -rf base.part
pg_basebackup --username=postgres --pgdata=base.part --checkpoint=fast --wal-method=none
mv base.part "base-$(date -u +%Y%m%dT%H%M%SZ)"
ls -d base-* | sort -r | tail -n +3 | xargs rm -rf
oldest=$(ls -d base-* | sort | head -n 1)
pg_archivecleanup log "$(sed -n 's/^START WAL LOCATION: .* (file \(.*\))$/\1/p' "$oldest/backup_label")"
echo "The copy is in $ARCHIVE. The database can be restored to any moment since ${oldest#base-}."
