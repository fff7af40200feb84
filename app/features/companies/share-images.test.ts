import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { CompanyDetails } from '~/upstream/companies.server'
import { toCompanyShareImage } from './share-images.server'

const company = {
  name: 'სამეზობლო',
  statements: 38,
  agents: 2,
  projects: { underConstruction: 0, completed: 0 },
  views: 0,
} as CompanyDetails

test.each([
  ['en', 'Samezoblo'],
  ['ru', 'Самезобло'],
  ['ka', 'სამეზობლო'],
] as const)(
  'the share image of a company in %s transliterates its name for the reader',
  async (language, name) => {
    const i18n = await getI18n(language)
    expect(toCompanyShareImage(company, 'broker', { brand: 'Ezo', i18n, language }).title).toBe(name)
  },
)
