import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser, expiredSessionLogout, logout } from '~/upstream/accounts.server'
import {
  chooseAppraisalPackage,
  createAppraisalRequest,
  raters,
  requestCompanyAppraisalCall,
} from '~/upstream/appraisals.server'
import { banners } from '~/upstream/banners.server'
import { matchingStatementPage, searchRequestPage } from '~/upstream/broker-requests.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { brokerPage, developerPage, revealCompanyPhone, topBrokers } from '~/upstream/companies.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { estimatePrice } from '~/upstream/estimate.server'
import { addFavorites, hideStatements } from '~/upstream/favorites.server'
import { createLoanRequest, createPartnerLead } from '~/upstream/loan-requests.server'
import { mortgage } from '~/upstream/loans.server'
import { addStreet, districtStreets, groupedStreets, streetSuggestions } from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { measurements } from '~/upstream/measurements.server'
import { markNotificationsSeen, notificationPage, unseenNotifications } from '~/upstream/notifications.server'
import { createTopUp, pay, redeemPromoCode, savedCards } from '~/upstream/payments.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode, updateProfile } from '~/upstream/profile.server'
import { projectPage } from '~/upstream/projects.server'
import {
  activePackages,
  createOrder,
  profileServiceList,
  serviceList,
  servicePackages,
} from '~/upstream/services.server'
import { revealStatementPhone } from '~/upstream/statement-details.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { type Call, UpstreamClient } from '~/upstream/upstream-client.server'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import type { Endpoint } from '~contract/endpoints/endpoint'
import { APPLICANT, LOAN_TERMS } from '~tests/fixtures/loan-terms'

const KEY = '00000000-0000-4000-8000-000000000000'
const FLAT = {
  cityId: 1,
  realEstateTypeId: 1,
  urbanId: 38,
  statusId: 2,
  projectTypeId: 8,
  conditionId: 1,
  area: 70.5,
  floor: 5,
  totalFloors: 10,
  rooms: 3,
  balconies: 1,
  balconyArea: 6,
  hasElevator: true,
  place: { latitude: 41.709, longitude: 44.765 },
}
const LOAN = { ...LOAN_TERMS, key: KEY }
const search = new URLSearchParams({ deal_types: '1', search_report_uuid: 'one' })
const order = { packageId: 1, statementIds: [7], fields: {}, key: KEY }
const street = { name: 'Garden Street', cityId: 1, districtId: 4, urbanId: 38 }

const LOAN_FIELDS = [
  'bank_id',
  'currency_id',
  'property_price',
  'participation_amount',
  'amount',
  'month',
  'percentage_rate',
  'only_from_developer',
  'statement_id',
]

/**
 * API, method, path and query as the specification writes them, and exactly the fields of the body. Repeated
 * here, because a test that took them from the contract could not notice a wrong contract.
 */
const SPECIFIED: [line: string, call: Call<unknown>, ...fields: string[]][] = [
  ['statements: GET auth/grouped-info', currentUser],
  ['projects: GET microservice-projects/me/active-packages', activePackages],
  ['main: POST auth/logout', logout],
  ['main: GET logout', expiredSessionLogout],
  ['mainV3: GET payments/cards', savedCards],
  ['main: POST profile/update', updateProfile({ first_name: 'Nino' }), 'first_name'],
  ['main: GET footer', footer],
  ['main: POST microservice/statements/hide', hideStatements([7]), 'statements[]'],
  ['main: POST users/fill-balance/promo-code/GIFT', redeemPromoCode('GIFT', KEY)],
  ['mainV3: POST payments/init-fill-balance', createTopUp(1_000, KEY), 'amount'],
  [
    'mainV3: POST payments/pay',
    pay({ paymentId: 7, payWith: 'card', cardId: 3, returnTo: 'https://ezo.test/payment-result' }),
    'redirect_url',
    'payment_id',
    'card_id',
    'pay_with',
  ],
  [
    'main: POST call-request',
    createCallRequest({ name: 'Nino', phone_number: '555123456', comment: '' }, KEY),
    'name',
    'phone_number',
    'comment',
  ],
  ['statements: GET locations/grouped-streets?ids=100,200', groupedStreets([100, 200])],
  ['main: GET microservice/locations/grouped-streets/6', districtStreets(6)],
  ['main: GET microservice/statements?deal_types=1&search_report_uuid=one', statementList(search)],
  ['main: GET microservice/statements/count?deal_types=1&search_report_uuid=one', statementCount(search)],
  ['main: GET microservice/statements/map-data?deal_types=1', mapData(new URLSearchParams('deal_types=1'))],
  ['main: GET microservice/statements/napr-map-data/7', statementParcel(7)],
  ['main: POST microservice/users/statements/favorites/add', addFavorites([7]), 'statements[]'],
  [`main: POST microservice/statements/phone/show?statement_uuid=${KEY}`, revealStatementPhone(KEY)],
  ['main: GET microservice/statements/statement-parameters', statementParameters],
  ['mainV3: GET developers', developerPage(new URLSearchParams())],
  ['projects: POST microservice-projects/show-phone-number/developer/7', revealCompanyPhone('developer', 7)],
  ['projects: GET microservice-projects/listing', projectPage(new URLSearchParams())],
  ['main: GET brokers', brokerPage(new URLSearchParams())],
  ['main: GET top-brokers?period=week&per_page=9', topBrokers('week', 9)],
  ['main: GET banners.json', banners],
  ['main: GET users/notifications-popup', unseenNotifications],
  ['main: GET users/notifications?page=2', notificationPage(2, { unseenOnly: false })],
  [
    'main: POST notifications/toggle-seen',
    markNotificationsSeen([KEY], { seen: true }),
    'notification_uuids[]',
    'seen',
  ],
  ['main: GET users/get-matchings', matchingStatementPage(new URLSearchParams())],
  ['main: GET users/clients', searchRequestPage(new URLSearchParams())],
  ['main: GET config', configuration],
  ['main: GET services', serviceList],
  ['main: GET services?profile=', profileServiceList],
  ['main: GET badges?badgeable_type=services&badgeable_ids=1,2', navBadges([1, 2])],
  ['main: POST users/validate/phone?phone_number=555123456', sendProfileCode('555123456')],
  [
    'main: GET users/validate/phone?phone_number=555123456&sms_code=1234',
    confirmProfilePhone('555123456', '1234'),
  ],
  ['main: GET measure', measurements],
  ['main: GET services/types/rate-service', servicePackages('rate-service')],
  ['main: GET services/types/photographer-service', servicePackages('photographer-service')],
  ['main: GET services/types/3d-service', servicePackages('3d-service')],
  ['main: GET services/types/facebook-boost-service', servicePackages('facebook-boost-service')],
  ['main: GET services/types/vip-service', servicePackages('vip-service')],
  ['main: GET services/types/legal-verification-service', servicePackages('legal-verification-service')],
  ['main: GET services/types/public-registry-service', servicePackages('public-registry-service')],
  ['main: GET raters', raters],
  ['express: POST api/rate-requests/create', createAppraisalRequest({ type: 'flat' }, KEY), 'type'],
  [
    'express: POST api/rate-requests/choose-rate-type/7',
    chooseAppraisalPackage('7', { packageId: 52, raterId: '' }),
    'package_id',
    'rater_id',
  ],
  [
    'main: POST rate-requests/create',
    requestCompanyAppraisalCall('Ezo', '555123456', KEY),
    'company',
    'phone_number',
  ],
  [
    'mainV3: POST payments/init-photographer-service-order',
    createOrder('photographer-service', order),
    'package_id',
    'statements[]',
  ],
  [
    'mainV3: POST payments/init-matterport-service-order',
    createOrder('3d-service', order),
    'package_id',
    'statements[]',
  ],
  ['main: GET mortgage', mortgage],
  [
    'main: POST take-loans/create-lead-only',
    createPartnerLead(LOAN, 'https://ezo.test/'),
    ...LOAN_FIELDS,
    'send_lead',
    'redirect_url',
  ],
  [
    'main: POST take-loans/create',
    createLoanRequest(LOAN, APPLICANT),
    ...LOAN_FIELDS,
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'personal_number',
  ],
  ['main: POST users/validation/send', sendPhoneCode('555123456', 'one'), 'number'],
  [
    'main: POST users/validation/validate',
    confirmPhone('555123456', { code: '1234', session: 'one' }),
    'number',
    'code',
  ],
  [
    'main: POST evaluation-predict-price',
    estimatePrice(FLAT),
    'real_estate_sector',
    'type_of_apartment',
    'status',
    'condition',
    'year_range',
    'floors',
    'floor',
    'rooms',
    'flat_area',
    'balcony',
    'balcony_area',
    'elevator',
    'latitude',
    'longitude',
  ],
  ['main: GET streets?q=barnovi&city_id=1', streetSuggestions('barnovi', 1)],
  ['main: POST streets/create', addStreet(street), 'display_name', 'city_id', 'district_id', 'urban_id'],
]

/** Encoding of every body of the specification. */
const FORM = 'multipart/form-data'

/** Endpoint of the contract for one line of the table. */
function findEndpoint(line: string): Endpoint {
  const address = line.split('?')[0]
  const found = allEndpoints.find(({ api, method, path }) => {
    const [before = '', ...rest] = path.split(/\{\w+\}/)
    const pattern = [before, ...rest].map((part) => part.replaceAll('.', '\\.')).join('[^/]+')
    return new RegExp(`^${api}: ${method} ${pattern}$`).test(address ?? '')
  })
  if (!found) throw new Error(`the contract lacks ${line}`)
  return found
}

const APIS = ['main', 'mainV3', 'statements', 'projects', 'express'] as const

/** Requests in the order of their arrival, with the server that they arrived at. */
const received: { line: string; encoding: string; fields: string[] }[] = []

const servers = APIS.map((api) =>
  createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const type = headers['content-type'] ?? ''
    const body = new Response(await buffer(request), { headers: { 'content-type': type } })
    const isForm = type.startsWith('multipart/form-data')
    received.push({
      line: `${api}: ${method} ${decodeURIComponent(url.slice(1))}`,
      encoding: type.split(';')[0] ?? '',
      fields: (isForm
        ? [...(await body.formData()).keys()]
        : Object.keys(JSON.parse((await body.text()) || '{}'))
      ).toSorted(),
    })
    response.writeHead(400).end()
  }),
)
const getOrigin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  for (const server of servers) server.close()
})

/** Makes one call, which the servers refuse after recording it. */
async function send(call: Call<unknown>, { isOwnBackend }: { isOwnBackend: boolean }): Promise<void> {
  const [main = '', mainV3 = '', statements = '', projects = '', express = ''] = servers.map(getOrigin)
  const client = new UpstreamClient({
    apiUrls: { main, mainV3, statements, projects, express },
    isOwnBackend,
    websiteKey: 'ezo',
    timeoutMs: 2_000,
    log: { warn() {} },
  })
  received.length = 0
  await client.call({ language: 'ka', requestId: 'one' }, call).catch(() => undefined)
}

// Specification 1.7.10 with main: GET logout
// Specification 1.7.42 with main: GET services
// Specification 1.7.59
// Specification 1.7.8 with projects: GET microservice-projects/me/active-packages
// Specification 1.7.15 with main: POST microservice/statements/hide
// Specification 1.7.18 with mainV3: POST payments/init-fill-balance
// Specification 1.7.19 with mainV3: POST payments/pay
// Specification 1.7.20 with main: POST call-request
// Specification 1.7.23 with main: GET microservice/locations/grouped-streets/6
// Specification 1.7.24 with main: GET microservice/statements?deal_types=1&search_report_uuid=one
// Specification 1.7.28 with main: POST microservice/users/statements/favorites/add
// Specification 1.7.39 with main: POST notifications/toggle-seen
// Specification 1.7.43 with main: GET badges?badgeable_type=services&badgeable_ids=1,2
// Specification 1.7.49 with mainV3: POST payments/init-matterport-service-order
// Specification 2.3.12, 2.7.12 with main: POST evaluation-predict-price
// Specification 2.7.3 with main: POST take-loans/create-lead-only
// Specification 2.7.6 with main: POST take-loans/create
// Specification 2.7.9 with main: POST users/validation/send
// Specification 2.7.10 with main: POST users/validation/validate
// Specification 2.7.14 with main: POST streets/create
test.each(SPECIFIED)('the call %s matches the specification', async (line, call, ...fields) => {
  await send(call, { isOwnBackend: false })
  const endpoint = findEndpoint(line)
  const encoding = fields.length > 0 ? FORM : ''
  expect(received).toEqual([{ line, encoding, fields: fields.toSorted() }])
  expect(endpoint.isSpecified).toBe(true)
  const parameters = [...new URLSearchParams(line.split('?')[1]).keys()]
  if (!endpoint.takesSearchFilters)
    expect(Object.keys(endpoint.query?.shape ?? {})).toEqual(expect.arrayContaining(parameters))
  const sent = fields.map((field) => field.replace('[]', ''))
  expect(Object.keys(endpoint.body?.fields.shape ?? {})).toEqual(expect.arrayContaining(sent))
})

test('every endpoint that the specification names has a line in the table', () => {
  const called = SPECIFIED.map(([line]) => findEndpoint(line))
  const missing = allEndpoints.filter((endpoint) => endpoint.isSpecified && !called.includes(endpoint))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test.each<[line: string, call: Call<unknown>, ...fields: string[]]>([
  ['main: GET microservice/statements/statement-parameters?exclude_cities=1', statementParameters],
  ['main: POST users/validation/send', sendPhoneCode('555123456', 'one'), 'number', 'session'],
  [
    'main: POST users/validation/validate',
    confirmPhone('555123456', { code: '1234', session: 'one' }),
    'code',
    'number',
    'session',
  ],
])('our own backend gets fields beyond the specification in %s', async (line, call, ...fields) => {
  await send(call, { isOwnBackend: true })
  expect(received).toMatchObject([{ line, fields }])
})
