/** HTML that is safe to send: everything put into it has been escaped. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlPiece = string | number | SafeHtml | readonly HtmlPiece[] | false | null | undefined

/** A template whose values are escaped, unless they are Html themselves; lists are joined, nothing is nothing. */
export function html(strings: TemplateStringsArray, ...pieces: HtmlPiece[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...pieces.map(toHtml)))
}

function toHtml(piece: HtmlPiece): string {
  if (piece === false || piece === null || piece === undefined) return ''
  if (piece instanceof SafeHtml) return piece.text
  if (Array.isArray(piece)) return piece.map(toHtml).join('')
  return String(piece).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
