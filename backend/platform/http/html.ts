export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlPiece = string | number | SafeHtml | readonly HtmlPiece[] | false | null | undefined

/** HTML template that escapes values other than `SafeHtml`; lists are joined. */
export function html(strings: TemplateStringsArray, ...pieces: HtmlPiece[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...pieces.map(toHtml)))
}

function toHtml(piece: HtmlPiece): string {
  if (piece === false || piece === null || piece === undefined) return ''
  if (piece instanceof SafeHtml) return piece.text
  if (Array.isArray(piece)) return piece.map(toHtml).join('')
  return String(piece).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
