import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
/** Minimum size in bytes; smaller files fit one packet either way. */
const MIN_BYTES = 1024

/** Writes a `.br` and a `.gz` file next to every text file. @param {string} folder */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(compress))
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
