/** HTML that is safe to send: everything put into it has been escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | readonly Piece[] | false | null | undefined

/** A template whose values are escaped, unless they are Html themselves; lists are joined, nothing is nothing. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(write)))
}

function write(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return ''
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(write).join('')
  return String(piece).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
