import { expect, test } from 'vitest'
import { getPictureFile } from '~/upstream/picture-files'
import { parseRendition } from '~backend/demo/pictures/file-names'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '~contract/pictures'

const renditions = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })))

test.each(renditions)(
  'the backend draws the $format file of $width pixels that pages request',
  (rendition) => {
    const { width, format } = rendition
    expect(parseRendition(getPictureFile('new-s12-0', width, format))).toMatchObject({
      seed: 's12',
      ...rendition,
    })
  },
)
