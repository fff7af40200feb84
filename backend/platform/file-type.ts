export interface FileType {
  mediaType: string
  /** File extension without a dot. */
  ending: string
}

const PDF = { mediaType: 'application/pdf', ending: 'pdf' }
const PNG = { mediaType: 'image/png', ending: 'png' }
const JPEG = { mediaType: 'image/jpeg', ending: 'jpg' }
const WEBP = { mediaType: 'image/webp', ending: 'webp' }

const MAX_NAME_LENGTH = 100

/** Detects the type by the content, because senders choose names and media types. */
export function detectFileType(content: Buffer): FileType | undefined {
  const begins = (magic: string, at = 0) => content.toString('latin1', at, at + magic.length) === magic
  if (begins('%PDF-')) return PDF
  if (begins('\x89PNG\r\n\x1a\n') && begins('IHDR', 12)) return PNG
  // The fourth byte of a JPEG is a marker of C0 or higher. A lower one suggests HTML disguised as a picture.
  if (begins('\xff\xd8\xff') && (content[3] ?? 0) >= 0xc0) return JPEG
  return begins('RIFF') && begins('WEBP', 8) ? WEBP : undefined
}

/** Returns the name without a path and with the extension of the detected type. */
export function toFileName(name: string, { ending }: FileType): string {
  const base = [...name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')]
    .filter((letter) => /[\p{L}\p{N} ._()-]/u.test(letter))
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim()
  return `${base || 'document'}.${ending}`
}
