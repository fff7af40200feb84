/** Figure joined by a hyphen to a short word. A long word has to stay breakable on a phone. */
const JOINED = /(?<![\p{L}\d-])(\d{1,2}-\p{L}{1,14})(?![\p{L}\d])/u

/** Keeps "3-room" on one line, although browsers break after the hyphen. */
export function UnbrokenText({ children: text }: { children: string }) {
  return text.split(JOINED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
      <span key={index} className="nowrap">
        {part}
      </span>
    ),
  )
}
