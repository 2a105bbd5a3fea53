#!/bin/sh
# Makes the fonts of the client out of the ones published by their authors: only the letters of Vietnamese, English and
# their neighbours, without the instructions for old screens, at a third of the weight. Needs pyftsubset (Debian: fonttools,
# python3-brotli). Run it from the root of the project after changing the version of the fonts.
set -eu
from=node_modules/@fontsource/be-vietnam-pro
to=apps/web/src/look/fonts
letters='U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00C0-00FF,U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190-2193,U+2212'
for weight in 400 700; do
  for part in latin vietnamese; do
    pyftsubset "$from/files/be-vietnam-pro-$part-$weight-normal.woff2" --unicodes="$letters" \
      --layout-features=kern,ccmp,mark,mkmk,tnum,lnum --no-hinting --desubroutinize --flavor=woff2 \
      --output-file="$to/be-vietnam-pro-$part-$weight.woff2"
  done
done
cp "$from/LICENSE" "$to/LICENSE"
