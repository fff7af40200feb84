import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './section'

test('the link to the full list of a section names the section, as a page has several', () => {
  const html = renderToStaticMarkup(
    <Section title="With a 3D tour" more={{ href: '/s?with_3d=1', label: 'See all' }}>
      {null}
    </Section>,
  )
  expect(html).toContain('<a class="more" href="/s?with_3d=1" aria-label="See all: With a 3D tour">See all')
})
