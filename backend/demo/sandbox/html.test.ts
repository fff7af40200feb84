import { expect, test } from 'vitest'
import { html } from './html'

test('values are escaped, templates are not', () => {
  const name = `<b title="x">'&`
  expect(html`<p>${name}${html`<i>${1}</i>`}</p>`.text).toBe(
    '<p>&#60;b title=&#34;x&#34;&#62;&#39;&#38;<i>1</i></p>',
  )
})

test('lists are joined and nothing is nothing', () => {
  expect(html`${[html`<i></i>`, '<']}${null}${undefined}${false}${''}`.text).toBe('<i></i>&#60;')
})
