#!/bin/sh
# Copies a certificate to where the nginx of compose.tls.yaml reads it, for its user 101, and reloads nginx if it runs. certbot
# runs this after each renewal (`--deploy-hook`) and names the folder of the certificate in RENEWED_LINEAGE.
set -eu
cd "$(dirname "$0")"
mkdir -p nginx/certificates nginx/acme
for file in fullchain.pem privkey.pem; do
  install -m 400 -o 101 -g 101 "$RENEWED_LINEAGE/$file" "nginx/certificates/$file"
done
shop() { docker compose --file compose.yaml --file compose.tls.yaml "$@"; }
if [ -n "$(shop ps --quiet nginx)" ]; then shop kill --signal HUP nginx; fi
