import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { ParameterSections } from './parameter-sections'

const COLORED_IDS = [1, 2, 3, 7, 8, 9]

// Specification 1.3.44
test('the parameters 1, 2, 3, 7, 8 and 9 have a colour, and the others have none', async () => {
  const parameters = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    kind: 'parameter',
    key: 'gas',
    name: `No. ${index + 1}`,
  }))
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await getI18n('en')}>
      <ParameterSections statement={{ parameters } as unknown as StatementDetails} />
    </I18nextProvider>,
  )
  const marked = [...html.matchAll(/data-color="(\d+)"/g)].map(([, id]) => Number(id))
  expect(marked).toEqual(COLORED_IDS)
  const css = readFileSync(new URL('./statement.css', import.meta.url), 'utf8')
  const colored = new Set([...css.matchAll(/\[data-color="(\d+)"\]/g)].map(([, id]) => Number(id)))
  expect([...colored].sort()).toEqual(COLORED_IDS)
})
