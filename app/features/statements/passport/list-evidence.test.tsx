import { describe, expect, test } from 'vitest'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { renderView } from '~tests/fixtures/render-view'
import { EVIDENCE_NAMES, listEvidence } from './list-evidence'
import { PassportLine } from './passport-line'

const NO_PHOTOS = { compared: 0, elsewhere: 0, repeated: 0 }

const statement = (fields: object) =>
  ({
    id: 7,
    images: [],
    price: { usd: { total: 90_000 } },
    passport: { photos: NO_PHOTOS },
    ...fields,
  }) as unknown as StatementDetails

const estimate = { low: 95_400, high: 120_300, dataUntil: '2026-07-01' }

describe('evidence behind a statement', () => {
  test('a passport answers each question once, and without data every answer is unknown', () => {
    for (const passport of [undefined, { photos: NO_PHOTOS }])
      expect(listEvidence(statement({ passport }))).toEqual(
        EVIDENCE_NAMES.map((name) => ({ name, found: 'unknown' })),
      )
  })

  test.each([
    [{ compared: 3, elsewhere: 0, repeated: 0 }, 3, { found: 'unique', count: 3, total: 3 }],
    [{ compared: 3, elsewhere: 0, repeated: 0 }, 5, { found: 'partly', count: 3, total: 5 }],
    [{ compared: 3, elsewhere: 1, repeated: 2 }, 3, { found: 'elsewhere', count: 1, total: 3 }],
    [{ compared: 3, elsewhere: 0, repeated: 2 }, 3, { found: 'repeated', count: 2, total: 3 }],
    [NO_PHOTOS, 5, { found: 'unknown' }],
  ])('photos %j of %i are judged as %j', (photos, images, expected) => {
    const evidence = listEvidence(statement({ passport: { photos }, images: Array(images).fill({}) }))
    expect(evidence).toContainEqual({ name: 'photos', ...expected })
  })

  test.each([
    [95_000, 'within'],
    [80_000, 'below'],
    [130_000, 'above'],
  ])('a price of %i dollars is %s the range', (total, found) => {
    const [, , , price] = listEvidence(statement({ estimate, price: { usd: { total } } }))
    expect(price).toEqual({ name: 'price', found, at: new Date('2026-07-01') })
  })

  test('a price that is not stated, or not estimated, is unknown', () => {
    for (const fields of [{ estimate, price: {} }, {}])
      expect(listEvidence(statement(fields))).toContainEqual({ name: 'price', found: 'unknown' })
  })
})

describe('line of a passport', () => {
  const render = (fields: object) =>
    renderView(<PassportLine statement={statement(fields)} />)
      .replaceAll('\u00a0', ' ')
      .replaceAll('<!-- -->', '')

  test('known evidence comes first, the names of unknown evidence last', () => {
    const html = render({
      confirmedAt: new Date(),
      ownerKind: 'physical',
      passport: { isPhoneConfirmed: true, photos: NO_PHOTOS },
    })
    expect(html).toContain('href="/en/statements/7/passport"')
    expect(html).toContain(
      ': confirmed available today · number confirmed · owner · not known: photos, price range, register',
    )
  })

  test('a statement of an API without evidence has no line', () => {
    expect(render({ passport: undefined })).toBe('')
  })
})
