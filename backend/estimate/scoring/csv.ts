export type Row = Record<string, string>

/** Maximum length of a row; protects memory against files without line ends. */
const MAX_ROW_LENGTH = 20_000

/**
 * Parses CSV by RFC 4180. Malformed rows are undefined.
 * @throws TypeError when a column is missing
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  columns: readonly string[],
): AsyncGenerator<Row | undefined> {
  let head: string[] | undefined
  for await (const fields of readRecords(chunks)) {
    if (head === undefined) {
      head = (fields ?? []).map((name) => name.replace('\ufeff', '').trim())
      requireColumns(head, columns)
    } else if (!fields || fields.length !== head.length) yield undefined
    else yield Object.fromEntries(head.map((name, index) => [name, fields[index]?.trim() ?? '']))
  }
  if (head === undefined) requireColumns([], columns)
}

function requireColumns(head: readonly string[], columns: readonly string[]) {
  const missing = columns.filter((column) => !head.includes(column))
  if (missing.length > 0) throw new TypeError(`The first row lacks ${missing.join(', ')}.`)
}

async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<string[] | undefined> {
  let text = ''
  let isQuoted = false
  let isTooLong = false
  for await (const chunk of chunks)
    for (const letter of chunk) {
      if (letter === '"') isQuoted = !isQuoted
      if (letter === '\n' && (!isQuoted || isTooLong)) {
        if (isTooLong) yield undefined
        else if (text.trim() !== '') yield parseFields(text)
        text = ''
        isQuoted = false
        isTooLong = false
      } else if (text.length < MAX_ROW_LENGTH) text += letter
      else isTooLong = true
    }
  if (isTooLong || isQuoted) yield undefined
  else if (text.trim() !== '') yield parseFields(text)
}

function parseFields(record: string): string[] {
  const fields = record.replace(/\r$/, '').match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []
  // The pattern also matches an empty field after the last one, unless the record ends with a comma.
  if (!record.replace(/\r$/, '').endsWith(',')) fields.pop()
  return fields.map((field) => {
    const bare = field.replace(/,$/, '')
    return bare.startsWith('"') ? bare.slice(1, -1).replaceAll('""', '"') : bare
  })
}
