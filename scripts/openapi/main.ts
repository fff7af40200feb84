import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDocument } from './create-document'

/** `npm run openapi [-- FILE]`: writes the OpenAPI document of the APIs. */
const [file = 'build/openapi.json'] = process.argv.slice(2)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(createDocument(), undefined, 2)}\n`)
console.log(`The OpenAPI document is in ${file}.`)
