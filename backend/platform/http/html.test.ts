import { expect, test } from 'vitest'
import { html } from './html'

test('a template escapes values and leaves nested templates unescaped', () => {
  const name = `<b title="x">'&`
  expect(html`<p>${name}${html`<i>${1}</i>`}</p>`.text).toBe(
    '<p>&#60;b title=&#34;x&#34;&#62;&#39;&#38;<i>1</i></p>',
  )
})

test('a template joins lists and renders null, undefined and false as nothing', () => {
  expect(html`${[html`<i></i>`, '<']}${null}${undefined}${false}${''}`.text).toBe('<i></i>&#60;')
})
