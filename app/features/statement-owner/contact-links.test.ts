import { expect, test } from 'vitest'
import { toContactLinks } from './contact-links'

test.each(['555 12 34 56', '+995 555123456', '995555123456'])(
  'a mobile number such as %s has links to call and to messengers',
  (number) => {
    expect(toContactLinks(number)).toEqual({
      tel: 'tel:+995555123456',
      whatsapp: 'https://wa.me/995555123456',
      viber: 'viber://chat?number=%2B995555123456',
    })
  },
)

test('a fixed line has only a link to call', () => {
  expect(toContactLinks('+995 322 00 00 00')).toEqual({
    tel: 'tel:+995322000000',
    whatsapp: undefined,
    viber: undefined,
  })
})
