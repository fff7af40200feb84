/** Sizes of our own backend's pictures, so that lists need not repeat them: widths in pixels, at a ratio of 4:3. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
