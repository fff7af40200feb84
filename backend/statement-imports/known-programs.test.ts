import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFile } from './import-worker'

async function parseSample(name: string) {
  const file = await parseFile(readFileSync(`tests/fixtures/imports/${name}`))
  if ('refusal' in file) throw new Error(file.refusal)
  const { reading, lines } = file
  return {
    profile: reading.profile,
    unknown: reading.columns.filter(({ field }) => !field).map(({ heading }) => heading),
    lines: lines.map(({ externalId, city, district, values, errors }) => ({
      externalId,
      city,
      ...(district && { district }),
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
      ...(errors.length > 0 && { errors: errors.map(({ column, error }) => `${column}: ${error}`) }),
    })),
  }
}

test('a Yandex Realty feed is recognized, and each offer is a line with the fields of a statement', async () => {
  expect(await parseSample('yrl-feed.xml')).toMatchInlineSnapshot(`
    {
      "lines": [
        {
          "address": "проспект Чавчавадзе, 26",
          "area": "64.5",
          "area_type_id": "1",
          "balconies": "3",
          "bathroom_type_id": "1",
          "city": "Тбилиси",
          "comment_ru": "Светлая квартира с видом на парк.
    Кухня > 12 м²",
          "condition_id": "1",
          "currency_id": "2",
          "deal_type_id": "1",
          "district": "Ваке",
          "externalId": "Y-1",
          "floor": "4",
          "owner_name": "Нино",
          "parameters": "2",
          "phone_number": "555123456",
          "price": "125000",
          "real_estate_type_id": "1",
          "room_type_id": "3",
          "status_id": "2",
          "total_floors": "8",
        },
        {
          "address": "проспект Чавчавадзе, 37",
          "area": "180",
          "area_type_id": "1",
          "city": "Тбилиси",
          "currency_id": "2",
          "deal_type_id": "2",
          "externalId": "Y-2",
          "price": "900",
          "real_estate_type_id": "2",
          "room_type_id": "5",
          "yard_area": "600",
        },
        {
          "area": "35",
          "area_type_id": "1",
          "city": "Батуми",
          "currency_id": "1",
          "deal_type_id": "7",
          "externalId": "Y-3",
          "latitude": "41.6461",
          "longitude": "41.6405",
          "price": "150",
          "real_estate_type_id": "1",
          "room_type_id": "1",
        },
        {
          "area": "0.5",
          "area_type_id": "2",
          "city": "Тбилиси",
          "currency_id": "2",
          "deal_type_id": "1",
          "externalId": "Y-4",
          "price": "40000",
          "real_estate_type_id": "4",
        },
        {
          "area": "120",
          "area_type_id": "1",
          "city": "Тбилиси",
          "deal_type_id": "1",
          "errors": [
            "price/currency: currency",
          ],
          "externalId": "Y-5",
          "price": "9000000",
          "real_estate_type_id": "5",
          "status_id": "8",
        },
        {
          "area": "120",
          "area_type_id": "1",
          "city": "Тбилиси",
          "currency_id": "2",
          "deal_type_id": "2",
          "errors": [
            "price/unit: per_area",
          ],
          "externalId": "Y-6",
          "real_estate_type_id": "5",
          "status_id": "9",
        },
      ],
      "profile": "yrl",
      "unknown": [
        "property-type",
        "creation-date",
        "location/country",
        "sales-agent/category",
        "sales-agent/organization",
        "living-space/value",
        "living-space/unit",
        "kitchen-space/value",
        "kitchen-space/unit",
      ],
    }
  `)
})

test('an export with the Georgian headings of the portals is recognized and read', async () => {
  expect(await parseSample('portal-headings.csv')).toMatchInlineSnapshot(`
    {
      "lines": [
        {
          "address": "ჭავჭავაძის გამზირი 26",
          "area": "64.5",
          "bedroom_type_id": "2",
          "city": "თბილისი",
          "comment_ka": "ორი აივანი.",
          "condition_id": "1",
          "currency_id": "2",
          "deal_type_id": "1",
          "district": "ვაკე",
          "externalId": "24619471",
          "floor": "4",
          "parameters": "6",
          "phone_number": "555123456",
          "price": "125000",
          "real_estate_type_id": "1",
          "room_type_id": "3",
          "status_id": "2",
          "total_floors": "8",
        },
        {
          "address": "ჭავჭავაძის გამზირი 37",
          "area": "180",
          "bedroom_type_id": "3",
          "city": "თბილისი",
          "comment_en": "Two floors.",
          "condition_id": "4",
          "currency_id": "2",
          "deal_type_id": "2",
          "externalId": "24619472",
          "price": "1500",
          "real_estate_type_id": "2",
          "room_type_id": "5",
          "status_id": "1",
        },
        {
          "address": "ჭავჭავაძის გამზირი 49",
          "area": "0.5",
          "area_type_id": "2",
          "city": "თბილისი",
          "currency_id": "2",
          "deal_type_id": "1",
          "externalId": "24619473",
          "price": "40000",
          "real_estate_type_id": "4",
          "status_id": "4",
        },
      ],
      "profile": "portal",
      "unknown": [
        "1 მ²-ის ფასი",
      ],
    }
  `)
})

test('a CSV export with the field names of the portals’ platform is recognized, and its ids are read as dictionary ids', async () => {
  expect(await parseSample('portal-fields.csv')).toMatchInlineSnapshot(`
    {
      "lines": [
        {
          "address": "ჭავჭავაძის გამზირი 26",
          "area": "64.5",
          "area_type_id": "1",
          "bedroom_type_id": "2",
          "city": "თბილისი",
          "comment_ka": "ორი აივანი.",
          "condition_id": "1",
          "currency_id": "2",
          "deal_type_id": "1",
          "district": "ვაკე",
          "externalId": "24619471",
          "floor": "4",
          "owner_name": "ნინო",
          "phone_number": "555123456",
          "price": "125000",
          "real_estate_type_id": "1",
          "room_type_id": "3",
          "status_id": "2",
          "total_floors": "8",
        },
        {
          "address": "ჭავჭავაძის გამზირი 37",
          "area": "180",
          "area_type_id": "1",
          "bedroom_type_id": "3",
          "city": "თბილისი",
          "condition_id": "4",
          "currency_id": "1",
          "deal_type_id": "2",
          "district": "ვაკე",
          "externalId": "24619472",
          "latitude": "41.7100",
          "longitude": "44.7600",
          "owner_name": "ნინო",
          "price": "4100",
          "real_estate_type_id": "2",
          "room_type_id": "7",
          "status_id": "1",
        },
      ],
      "profile": "portal",
      "unknown": [
        "price.2.price_square",
        "dynamic_slug",
      ],
    }
  `)
})
