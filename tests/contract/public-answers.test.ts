import { beforeAll, expect, test } from 'vitest'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { addTours } from '~backend/demo/seed/tours/add-tours'
import { createSession } from '~backend/platform/auth/sessions'
import { AskingPrices, LatestAskingPrices } from '~contract/schemas/asking-prices'
import { BrokerAgentPage, CompanyDetails, CompanyPage, TopCompanies } from '~contract/schemas/companies'
import { Article, ArticlePage, Badges, Banners, Configuration, Footer } from '~contract/schemas/content'
import { Dictionaries } from '~contract/schemas/dictionaries'
import { success } from '~contract/schemas/envelope'
import { GeocodedPlaces, PlaceAtPoint } from '~contract/schemas/geocoding'
import {
  AddedStreet,
  Cities,
  GroupedStreets,
  MetroStations,
  QueryInterpretation,
  Streets,
} from '~contract/schemas/locations'
import { MapData, StatementParcel } from '~contract/schemas/map'
import { CodeConfirmed, CodeRefused, CodeSent, RevealedPhone } from '~contract/schemas/phones'
import { ProjectDetails, ProjectPage } from '~contract/schemas/projects'
import { SingleStatement, Tour } from '~contract/schemas/statement-details'
import { StatementQuality } from '~contract/schemas/statement-quality'
import { Facets, SitemapPart, StatementCount, StatementList } from '~contract/schemas/statements'
import { WalkingArea } from '~contract/schemas/walking'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addImage, addPlaces, addProject, addStatement, addUser } from '../fixtures/database-rows'
import { findWrongCode } from '../fixtures/wrong-code'

const database = withTestDatabase()

const api = withApi(database)

const PHONE = '555123456'

let token: string

let flatUuid: string

let brokerId: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addDemoArticles(pool)
  const company = {
    phone_number: '555111222',
    valid_phone_numbers: ['555111222'],
    about_ka: 'ჩვენ შესახებ',
    founded_on: '2010-05-26',
  }
  brokerId = await addUser(pool, { ...company, type: 'broker', display_name: 'Keys', slug: 'keys' })
  const developer = await addUser(pool, { ...company, type: 'developer', display_name: 'Oak', slug: 'oak' })
  const agent = await addUser(pool, { type: 'agent', email: 'agent@demo.test' })
  await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [agent, brokerId])
  const project = await addProject(pool, { developer_id: developer, condition_ids: [5, 6] })
  await pool.query(
    "insert into project_layouts values ($1, 0, 2, 50.5, 2, 9, 1500, '/pictures/plan-p1-5052')",
    [project],
  )
  await pool.query(
    "insert into project_images (project_id, position, path) values ($1, 0, '/pictures/new-p1-0')",
    [project],
  )
  const flat = await addStatement(pool, {
    user_id: agent,
    room_type_id: 2,
    bedroom_type_id: 1,
    area: 60,
    project_id: project,
    price_label: 'top_price',
    parameters: [2, 21, 10],
    appear_rs_code: true,
    rs_code: '01.99.1',
  })
  await addImage(pool, flat)
  await addTours(pool)
  await pool.query('insert into parcels (statement_id, outline, area_m2) values ($1, $2, 600)', [
    flat,
    '[[44.7,41.7],[44.8,41.7],[44.8,41.8],[44.7,41.7]]',
  ])
  const designer = await addUser(pool, { type: 'designer' })
  await addStatement(pool, { user_id: designer, price: null, price_type_id: 1, lat: null, lng: null })
  await addStatement(pool, {
    user_id: brokerId,
    real_estate_type_id: 4,
    area_type_id: 2,
    area: 1,
    deal_type_id: 10,
  })
  const { rows } = await pool.query('select id, uuid from statements where id = $1', [flat])
  flatUuid = rows[0].uuid
  token = await createSession(pool, await addUser(pool))
})

const STATEMENTS = '/v1/microservice/statements'

const LOCATIONS = '/v1/microservice/locations'

// Specification 1.7.14 with /v1/footer
// Specification 1.7.21 with /statements/locations/grouped-streets?ids=100,200
// Specification 1.7.30
// Specification 1.7.35 with /v1/banners.json
// Specification 2.7.13 with /v1/streets?q=barnovi&city_id=1
test.each([
  [STATEMENTS, StatementList],
  [`${STATEMENTS}/count`, StatementCount],
  [`${STATEMENTS}/facets?cities=1`, Facets],
  [`${STATEMENTS}/facets`, Facets],
  [`${STATEMENTS}/statement-parameters?exclude_cities=1`, Dictionaries],
  [`${STATEMENTS}/addresses?part=1`, SitemapPart],
  [`${STATEMENTS}/map-data?deal_types=1`, MapData],
  [`${LOCATIONS}/cities`, Cities],
  [`${LOCATIONS}/metro-stations`, MetroStations],
  [`${LOCATIONS}/search?q=3 rooms in Vake`, QueryInterpretation],
  [`${LOCATIONS}/grouped-streets/6`, GroupedStreets],
  [`${LOCATIONS}/geocode?address=Chavchavadze&city_id=1`, GeocodedPlaces],
  [`${LOCATIONS}/reverse-geocode?lat=41.6461&lng=41.6405`, PlaceAtPoint],
  [`${LOCATIONS}/walking-area?lat=41.6461&lng=41.6405&minutes=5`, WalkingArea],
  ['/statements/locations/grouped-streets?ids=100,200', GroupedStreets],
  ['/v1/streets?q=barnovi&city_id=1', Streets],
  ['/v1/brokers', CompanyPage],
  ['/v1/brokers/keys', CompanyDetails],
  ['/v1/brokers/keys/agents', BrokerAgentPage],
  ['/v1/top-brokers', TopCompanies],
  ['/v3/developers', CompanyPage],
  ['/v3/developers/oak', CompanyDetails],
  ['/v3/top-developers', TopCompanies],
  ['/v1/microservice-projects/listing', ProjectPage],
  ['/v1/microservice-projects/walnut-yard', ProjectDetails],
  ['/v1/footer', Footer],
  ['/v1/config', Configuration],
  ['/v1/badges?badgeable_type=services', Badges],
  ['/v1/banners.json', Banners],
  ['/v1/blogs', ArticlePage],
  ['/v1/blogs/1', Article],
  ['/v1/statement-quality', StatementQuality],
  ['/v1/asking-prices?urban_id=38&deal_type_id=1&real_estate_type_id=1', AskingPrices],
  ['/v1/asking-prices/latest?deal_type_id=1&real_estate_type_id=1', LatestAskingPrices],
])('the backend answers GET %s in the shape of its schema', async (path, schema) => {
  const { status, body } = await api.get(path, { locale: 'en' })
  expect(status).toBe(200)
  expect(() => success(schema as typeof Facets).parse(body)).not.toThrow()
})

test.each([
  ['', SingleStatement],
  ['/tour', Tour],
])(
  'the backend answers GET /microservice/statements/{id}%s in the shape of its schema',
  async (path, schema) => {
    const { body } = await api.get(`${STATEMENTS}/${flatUuid}${path}`, { locale: 'en' })
    expect(() => success(schema as typeof SingleStatement).parse(body)).not.toThrow()
  },
)

test('the backend answers similar statements and the parcel of one in the shape of their schemas', async () => {
  const list = success(StatementList).parse((await api.get(`${STATEMENTS}?real_estate_types=1`)).body)
  expect(list.data).toHaveLength(2)
  for (const { id } of list.data) {
    const similar = await api.get(`${STATEMENTS}/similars/${id}`)
    expect(() => success(StatementList).parse(similar.body)).not.toThrow()
  }
  const { body } = await api.get(`${STATEMENTS}/napr-map-data/${flatUuid}`)
  expect(success(StatementParcel).parse(body).parcel).toMatchObject({ rs_code: '01.99.1', area: 600 })
})

test.each([
  () => `${STATEMENTS}/phone/show?statement_uuid=${flatUuid}`,
  () => `/v1/microservice-projects/show-phone-number/broker/${brokerId}`,
])('the backend reveals a phone number in the shape of its schema (%#)', async (getPath) => {
  const { body } = await api.post(getPath(), {})
  expect(success(RevealedPhone).parse(body)).toEqual({ phone_number: expect.stringMatching(/^\d{9}$/) })
})

// Specification 2.7.14
test('the backend answers an added street in the shape of its schema', async () => {
  const street = { display_name: 'Garden Street', city_id: 1, district_id: 4, urban_id: 38 }
  const { body } = await api.post('/v1/streets/create', street, { token })
  expect(success(AddedStreet).parse(body)).toMatchObject({ display_name: 'Garden Street', is_new: true })
})

test('the backend sends, rejects and confirms phone codes in the shape of their schemas', async () => {
  const sent = await api.post('/v1/users/validation/send', { number: PHONE })
  expect(success(CodeSent).parse(sent.body)).toEqual({ retry_after: 60 })
  const refused = await api.post('/v1/users/validation/validate', {
    number: PHONE,
    code: await findWrongCode(database.pool),
  })
  expect(refused.body.result).toBe(false)
  expect(CodeRefused.parse(refused.body.data)).toEqual({ reason: 'wrong', tries_left: 2 })
  const { rows } = await database.pool.query('select code from phone_codes')
  const confirmed = await api.post('/v1/users/validation/validate', { number: PHONE, code: rows[0].code })
  expect(success(CodeConfirmed).parse(confirmed.body).confirmation).toEqual(expect.any(String))
})
