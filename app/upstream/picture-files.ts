/** Pixel widths of pictures from our own backend, fixed here so that lists of a hundred pictures need not repeat them. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

/** URL of one size of a picture, from its `base`. */
export function getPictureFile(
  base: string,
  width: (typeof PICTURE_WIDTHS)[number],
  format: (typeof PICTURE_FORMATS)[number],
): string {
  return `${base}-${width}.${format}`
}
