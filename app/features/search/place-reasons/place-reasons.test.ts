import { describe, expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import type { RankedStatement } from '~/upstream/statement-ranking.server'
import { toStatementCard } from '~/upstream/statements.server'
import { StatementCard } from '~contract/schemas/statements'
import { listCardReasons, listPlaceReasons, toOrder } from './place-reasons'

const NOW = new Date('2026-11-29T12:00:00Z')

const statement: RankedStatement = {
  id: 7,
  place: 3,
  is_promoted: false,
  real_estate_type_id: 1,
  vip_tier: 0,
  vip_until: null,
  last_updated: '2026-11-20T10:00:00.000000Z',
  created_at: '2026-11-01T10:00:00.000000Z',
  confirmed_at: '2026-11-27T10:00:00.000000Z',
  is_lowered: false,
  reduced_at: null,
  home_group_id: null,
  price_gel: 100_000,
}

const byDate = { sort: 'date_desc', homesFirst: true, hasPaidPlaces: true } as const
const byPrice = { sort: 'price_asc', homesFirst: false, hasPaidPlaces: true } as const
const byPublication = { sort: 'created_at_desc', homesFirst: false, hasPaidPlaces: false } as const

const byReduction = { sort: 'reduced_at_desc', homesFirst: false, hasPaidPlaces: false } as const

const list = (
  row: Partial<RankedStatement>,
  order: Parameters<typeof listPlaceReasons>[2] = byDate,
  next?: Partial<RankedStatement>,
) => listPlaceReasons({ ...statement, ...row }, next && { ...statement, id: 6, ...next }, order, NOW)

describe('reasons for a place', () => {
  test('the default order gives the update and the confirmation as reasons', () => {
    expect(list({})).toEqual([
      { name: 'updated', at: new Date('2026-11-20T10:00:00Z') },
      { name: 'confirmed', days: 2 },
    ])
  })

  test('the first reason of a lowered statement is how long it has been unconfirmed', () => {
    const names = list({ is_lowered: true, confirmed_at: '2026-11-12T10:00:00.000000Z' })
    expect(names[0]).toEqual({ name: 'unconfirmed', days: 17 })
    expect(names.map(({ name }) => name)).toEqual(['unconfirmed', 'updated'])
  })

  test('a confirmation ahead of the clock is of today', () => {
    expect(list({ confirmed_at: '2026-12-02T10:00:00.000000Z' })).toContainEqual({
      name: 'confirmed',
      days: 0,
    })
  })

  test('a paid place has its tier and its end, and waits for its turn elsewhere', () => {
    const until = new Date('2026-12-01T10:00:00Z')
    const paid = { vip_tier: 3, vip_until: '2026-12-01T10:00:00.000000Z' }
    expect(list({ ...paid, is_promoted: true })[0]).toEqual({ name: 'paid_place', tier: 'SUPER VIP', until })
    expect(list(paid)[0]).toEqual({ name: 'waits_for_turn', tier: 'SUPER VIP', until })
    expect(list(paid, byPublication)[0]).toEqual({ name: 'unpaid_order', tier: 'SUPER VIP' })
  })

  test('another kind than a home says so only where homes come first', () => {
    const land = { real_estate_type_id: 4 }
    expect(list(land)[0]).toEqual({ name: 'other_kind' })
    expect(list(land, byPrice)).toEqual([{ name: 'price', lari: 100_000 }])
  })

  test('an order by price names the price, or its absence', () => {
    expect(list({ is_lowered: true }, byPrice)).toEqual([{ name: 'price', lari: 100_000 }])
    expect(list({ price_gel: null }, byPrice)).toEqual([{ name: 'no_price' }])
  })

  test('an order by reduction names the reduction, or its absence', () => {
    const reduced_at = '2026-11-18T10:00:00.000000Z'
    expect(list({ reduced_at }, byReduction)).toEqual([{ name: 'reduced', at: new Date(reduced_at) }])
    expect(list({}, byReduction)).toEqual([{ name: 'never_reduced' }])
  })

  test.each([byDate, byPrice, byPublication, byReduction])(
    'statements that only their numbers tell apart say so: order $sort',
    (order) => {
      const isTied = (next: Partial<RankedStatement>) =>
        list({}, order, next).some(({ name }) => name === 'same_value')
      expect(isTied({})).toBe(true)
      const later = '2026-11-20T10:00:00.000001Z'
      expect(isTied({ price_gel: 1, last_updated: later, created_at: later, reduced_at: later })).toBe(false)
    },
  )

  test('a paid place is not compared with the next one, nor a home with land', () => {
    expect(list({ is_promoted: true, vip_tier: 1 }, byDate, {}).at(-1)?.name).toBe('confirmed')
    expect(list({}, byDate, { real_estate_type_id: 4 }).at(-1)?.name).toBe('confirmed')
    expect(list({}, byDate, { is_lowered: true }).at(-1)?.name).toBe('confirmed')
  })
})

describe('reasons on a card', () => {
  const search = (query: string) => toOrder(parseSearchFilters(new URLSearchParams(query)))
  const card = (fields: object) =>
    toStatementCard(
      StatementCard.parse({
        id: 7,
        deal_type_id: 1,
        real_estate_type_id: 1,
        dynamic_title: 'Flat',
        dynamic_slug: 'flat',
        price: { 1: { price_total: 100_000 } },
        last_updated: '2026-11-20 14:00:00',
        created_at: '2026-11-01 14:00:00',
        confirmed_at: '2026-11-12 14:00:00',
        ...fields,
      }),
    )
  const reasons = (query: string, fields: object = {}, isPromoted = false) =>
    listCardReasons(card(fields), isPromoted, search(query), NOW)

  test('the order of a search follows from its filters', () => {
    expect(search('')).toEqual(byDate)
    expect(search('real_estate_types=1')).toEqual({ ...byDate, homesFirst: false })
    expect(search('order_by=price&sequence=asc')).toEqual(byPrice)
    expect(search('order_by=created_at&sequence=desc')).toEqual(byPublication)
    expect(search('order_by=reduced_at&sequence=desc')).toEqual(byReduction)
  })

  test('a card names the update, the publication, the price or the reduction, as the order says', () => {
    expect(reasons('')).toEqual([{ name: 'updated', at: new Date('2026-11-20T10:00:00Z') }])
    expect(reasons('order_by=created_at&sequence=desc')).toEqual([
      { name: 'published', at: new Date('2026-11-01T10:00:00Z') },
    ])
    expect(reasons('order_by=price&sequence=asc')).toEqual([{ name: 'price', lari: 100_000 }])
    expect(reasons('order_by=price&sequence=asc', { price: {} })).toEqual([{ name: 'no_price' }])
    expect(reasons('order_by=reduced_at&sequence=desc')).toEqual([{ name: 'never_reduced' }])
  })

  test('a card says what it paid for, what kind it is and for how long it is unconfirmed', () => {
    const until = new Date('2026-12-01T10:00:00Z')
    const paid = { is_vip_plus: true, vip_until: '2026-12-01 14:00:00', real_estate_type_id: 4 }
    expect(reasons('', paid, true).slice(0, 2)).toEqual([
      { name: 'paid_place', tier: 'VIP+', until },
      { name: 'other_kind' },
    ])
    expect(reasons('', { ...paid, is_lowered: true })[0]).toEqual({
      name: 'waits_for_turn',
      tier: 'VIP+',
      until,
    })
    expect(reasons('', { is_lowered: true })[0]).toEqual({ name: 'unconfirmed', days: 17 })
  })
})
