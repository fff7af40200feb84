import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAP = { N: 2, r: 1, p: 1 }

/**
 * Password hashes are expensive on purpose: a fifth of a second each, most of what tests of accounts would
 * take. Here they cost next to nothing; the unit tests and the second marketplace of the journeys compute
 * real ones.
 */
const { scrypt } = crypto
if (scrypt.name !== 'cheapScrypt') {
  crypto.scrypt = /** @type {typeof scrypt} */ (
    /**
     * @param {crypto.BinaryLike} password
     * @param {crypto.BinaryLike} salt
     * @param {number} length
     * @param {crypto.ScryptOptions} options
     * @param {(error: Error | null, hash: Buffer) => void} callback
     */
    function cheapScrypt(password, salt, length, options, callback) {
      scrypt(password, salt, length, { ...options, ...CHEAP }, callback)
    }
  )
  syncBuiltinESMExports()
}
