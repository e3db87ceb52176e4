#!/bin/sh
# Creates the bucket and the marketplaces' user, who may read, write and delete files there and nothing else.
set -eu
mc mb --ignore-existing store/besesaka
mc admin policy create store besesaka-files /ops/bucket-policy.json
mc admin user add store "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
mc admin policy attach store besesaka-files --user "$S3_ACCESS_KEY_ID" || mc admin user info store "$S3_ACCESS_KEY_ID" | grep -q besesaka-files
