import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect, test } from 'vitest'
import { type CalendarEvent, formatCalendar } from './calendar'
import { toGeorgianNoon } from './values/georgian-time'

const EVENT: CalendarEvent = {
  uid: 'viewing-1',
  sequence: 2,
  changedAt: new Date('2026-11-29T08:00:00Z'),
  startsAt: new Date('2026-11-30T09:00:00Z'),
  endsAt: new Date('2026-11-30T09:30:00Z'),
  summary: 'იყიდება 3 ოთახიანი ბინა; ვაკეში, «ეზო» \\ 2',
  location: 'ჭავჭავაძის გამზირი 26, ბ. 4',
  description: 'Двор\nhttps://ezo.test/viewings/1',
  url: 'https://ezo.test/viewings/1',
  product: 'Viewings',
}

test('two calendar programs read every field of an appointment', () => {
  const file = formatCalendar(EVENT)
  const [read] = Object.values(sync.parseICS(file)).filter((each) => each?.type === 'VEVENT')
  expect(read).toMatchObject({
    uid: 'viewing-1@ezo',
    sequence: '2',
    status: 'CONFIRMED',
    method: 'PUBLISH',
    start: EVENT.startsAt,
    end: EVENT.endsAt,
    summary: EVENT.summary,
    location: EVENT.location,
    description: EVENT.description,
    url: EVENT.url,
  })

  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(event).toMatchObject({
    uid: 'viewing-1@ezo',
    sequence: 2,
    summary: EVENT.summary,
    location: EVENT.location,
    description: EVENT.description,
  })
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([EVENT.startsAt, EVENT.endsAt])
})

test('a calendar program reads a cancelled appointment as cancelled', () => {
  const file = formatCalendar({ ...EVENT, isCancelled: true })
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('no line of a calendar file is longer than 75 bytes', () => {
  const lines = formatCalendar({ ...EVENT, summary: 'ვაკე, '.repeat(60) }).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('two calendar programs read an appointment of whole days, without the last one', () => {
  const days = { startsAt: toGeorgianNoon('2026-12-03'), endsAt: toGeorgianNoon('2026-12-06') }
  const file = formatCalendar({ ...EVENT, ...days, isAllDay: true })
  const [read] = Object.values(sync.parseICS(file)).filter((each) => each?.type === 'VEVENT')
  expect(read).toMatchObject({ datetype: 'date', uid: 'viewing-1@ezo', sequence: '2' })

  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const { startDate, endDate } = new ICAL.Event(component)
  expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
    true,
    '2026-12-03',
    '2026-12-06',
  ])
})
