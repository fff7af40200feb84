import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')

describe('signed texts', () => {
  test('are read back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(signer.read('kept', signer.sign('kept', text))).toBe(text)
      }),
    )
  })

  test('are worth nothing when changed, or for another purpose, or of another secret', () => {
    const signed = signer.sign('kept', 'f=1')
    expect(signer.read('kept', signed.replace('f=1', 'f=2'))).toBeUndefined()
    expect(signer.read('phone', signed)).toBeUndefined()
    expect(new Signer('another').read('kept', signed)).toBeUndefined()
    for (const junk of ['', '~', 'x', 'x~', '~x', signed.slice(0, -1), `${signed}x`, undefined]) {
      expect(signer.read('kept', junk)).toBeUndefined()
    }
  })
})
