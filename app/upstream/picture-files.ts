/**
 * The widths in pixels of a picture that our own backend draws. They are known here, and not told with each picture:
 * a list shows a hundred.
 */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

/** The address of one file of a picture that tells its `base`. */
export function getPictureFile(
  base: string,
  width: (typeof PICTURE_WIDTHS)[number],
  format: (typeof PICTURE_FORMATS)[number],
): string {
  return `${base}-${width}.${format}`
}
