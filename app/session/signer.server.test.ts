import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')

describe('signed texts', () => {
  test('signed texts are verified and read back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(signer.verify('kept', signer.sign('kept', text))).toBe(text)
      }),
    )
  })

  test('signed texts are rejected if changed, for another purpose or with another secret', () => {
    const signed = signer.sign('kept', 'f=1')
    expect(signer.verify('kept', signed.replace('f=1', 'f=2'))).toBeUndefined()
    expect(signer.verify('phone', signed)).toBeUndefined()
    expect(new Signer('another').verify('kept', signed)).toBeUndefined()
    for (const junk of ['', '~', 'x', 'x~', '~x', signed.slice(0, -1), `${signed}x`, undefined]) {
      expect(signer.verify('kept', junk)).toBeUndefined()
    }
  })
})

describe('encrypted bytes', () => {
  const sealed = signer.seal('draft', Buffer.from('ნინო 555'))

  test('encrypted bytes are decrypted only with the own secret and for their purpose', () => {
    expect(signer.unseal('draft', sealed)?.toString()).toBe('ნინო 555')
    expect(signer.unseal('other', sealed)).toBeUndefined()
    expect(new Signer('another').unseal('draft', sealed)).toBeUndefined()
  })

  test('encrypted bytes hide their content, and equal contents look different', () => {
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('555')
    expect(signer.seal('draft', Buffer.from('ნინო 555'))).not.toBe(sealed)
  })

  test.each([undefined, '', 'x', sealed.slice(0, -2), `${sealed.slice(0, -4)}AAAA`])(
    '%s are rejected',
    (text) => {
      expect(signer.unseal('draft', text)).toBeUndefined()
    },
  )
})
