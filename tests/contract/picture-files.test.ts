import { expect, test } from 'vitest'
import { getPictureFile, PICTURE_FORMATS, PICTURE_WIDTHS } from '~/upstream/picture-files'
import { FORMATS, parseRendition, WIDTHS } from '~backend/demo/pictures/file-names'

test('pages ask for the files of a picture that the backend draws', () => {
  expect(PICTURE_WIDTHS).toEqual(WIDTHS)
  expect(PICTURE_FORMATS).toEqual(FORMATS)
  expect(parseRendition(getPictureFile('new-s12-0', 480, 'avif'))).toMatchObject({ seed: 's12', width: 480 })
})
