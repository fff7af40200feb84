import { describe, expect, test } from 'vitest'
import { canShowBanners, canShowHeaderBanner } from '~/features/banners/choose-banner'
import type { ServiceDefinition, StepPart } from '~/features/services/definition'
import { serviceDefinitions } from '~/features/services/definitions/service-definitions'
import { listOrderFields } from '~/features/services/order/fields/part-fields'
import { sitemapLoaders } from '~/features/sitemap/sitemap-pages.server'
import type { Visitor } from '~/session/visitor.server'
import { ORDER_RULES } from '~backend/services/orders/form'
import { ORDER_FIELDS } from '~contract/endpoints/orders'
import { SERVICE_KEYS } from '~contract/services'
import en from '~locales/en/services.json'
import ka from '~locales/ka/services.json'
import ru from '~locales/ru/services.json'
import { withTestDatabase } from '~tests/database'
import { screens } from '../../remix.config.js'

const LANDING = { module: 'features/services/landing/route.tsx', layout: 'default' }
const PUBLIC_ORDER = { module: 'features/services/order/route.tsx', layout: 'compact' }
const ACCOUNT_ORDER = { module: 'features/services/order/route.tsx', layout: 'account' }

const database = withTestDatabase()

function findScreen(path: string) {
  const screen = screens.find((one) => `/${one.path}`.toLowerCase() === path.toLowerCase())
  return screen && { module: screen.module, layout: screen.layout }
}

const findPart = <Kind extends StepPart['kind']>({ steps }: ServiceDefinition, kind: Kind) =>
  steps
    .flatMap(({ parts }) => parts)
    .find((part): part is Extract<StepPart, { kind: Kind }> => part.kind === kind)

function getSubject(definition: ServiceDefinition) {
  const part = findPart(definition, 'statements')
  if (!part) return 'fields'
  return part.place ? 'statement_or_address' : 'statements'
}

test('every service of the contract has one definition', () => {
  expect(serviceDefinitions.map(({ key }) => key).sort()).toEqual([...SERVICE_KEYS].sort())
})

describe.each(serviceDefinitions.map((definition) => ({ ...definition, definition })))(
  'service $name',
  ({ definition, id, key, name, landingPath, publicOrderPath, accountOrderPath }) => {
    // Specification 1.2.28, 1.2.31, 1.2.33, 1.2.53
    test('the service $name has its paths in remix.config.js', () => {
      if (landingPath) expect(findScreen(landingPath), landingPath).toEqual(LANDING)
      if (publicOrderPath) expect(findScreen(publicOrderPath), publicOrderPath).toEqual(PUBLIC_ORDER)
      expect(findScreen(accountOrderPath), accountOrderPath).toEqual(ACCOUNT_ORDER)
    })

    test('the landing of the service $name is in the sitemap', async () => {
      const pages = (await sitemapLoaders.pages?.({} as Visitor, { hasOperatorApis: false })) ?? []
      const paths = pages.map(({ paths }) => paths.ka.toLowerCase())
      if (landingPath) expect(paths, 'STATIC_PATHS of sitemap-pages.server.ts').toContain(landingPath)
    })

    // Specification 1.2.81
    test('the service $name has no banner in the header of its landing and order, and none in the account', () => {
      const message = 'SERVICE_PATH or PRIVATE_PATH of choose-banner.ts'
      for (const path of [landingPath, publicOrderPath]) {
        if (path) expect(canShowHeaderBanner(path), message).toBe(false)
      }
      expect(canShowBanners(new URL(accountOrderPath, 'http://ezo.test')), message).toBe(false)
    })

    // Specification 1.3.33
    test('the service $name has a row with its id and paths in the table of services, and a package on sale', async () => {
      const { rows } = await database.pool.query(
        `select id, url, account_url, exists (
           select from service_types where service_id = services.id and is_offered
         ) as is_sold from services where key = $1`,
        [key],
      )
      const url = landingPath ?? publicOrderPath
      expect(rows).toEqual([{ id, url, account_url: accountOrderPath, is_sold: true }])
    })

    test('the service $name has the same name in the catalogue as on the pages', async () => {
      const { rows } = await database.pool.query(
        'select name_ka as ka, name_en as en, name_ru as ru from services where key = $1',
        [key],
      )
      expect(rows).toEqual([{ ka: ka.names[name], en: en.names[name], ru: ru.names[name] }])
    })

    test('orders of the service $name follow the rules of the backend', () => {
      const { subject, needsConfirmedPhone } = ORDER_RULES[key]
      const message = `ORDER_RULES['${key}'] of backend/services/orders/form.ts`
      expect(subject, message).toBe(getSubject(definition))
      expect(needsConfirmedPhone, message).toBe(findPart(definition, 'phone') !== undefined)
      const fieldNames = listOrderFields({ definition, statements: [] }).map(({ name }) => name)
      expect(Object.keys(ORDER_FIELDS[key].shape), `ORDER_FIELDS['${key}']`).toEqual(
        expect.arrayContaining(fieldNames),
      )
    })
  },
)
