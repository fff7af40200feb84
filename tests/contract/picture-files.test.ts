import { expect, test } from 'vitest'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '~/upstream/picture-files'
import { FORMATS, parseRendition, WIDTHS } from '../../backend/pictures/address'

test('pages ask for the files of a picture that the backend draws', () => {
  expect(PICTURE_WIDTHS).toEqual(WIDTHS)
  expect(PICTURE_FORMATS).toEqual(FORMATS)
  expect(parseRendition(pictureFile('new-s12-0', 480, 'avif'))).toMatchObject({ seed: 's12', width: 480 })
})
