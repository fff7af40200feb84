import { expect, test } from 'vitest'
import type { ServiceOrder } from '~/upstream/services.server'
import { formatOrderCalendar } from './format-calendar'

const order = {
  id: 7,
  service: 'ვიზიტი საჯარო რეესტრში, დათქმულ დროს და რიგის გარეშე',
  package: 'Visit; booked',
  booking: { number: 'PR-7', place: 'Tbilisi, Hall', startsAt: undefined },
  createdAt: new Date('2026-11-23T08:00:00Z'),
  reschedules: 0,
} as ServiceOrder

const calendar = formatOrderCalendar({
  order,
  startsAt: new Date('2026-12-01T06:30:00Z'),
  address: 'https://ezo.example/en/account/orders/7',
})

test('the calendar entry of an appointment has its time, place and a link to its page', () => {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261201T063000Z',
      'DTEND:20261201T073000Z',
      'LOCATION:Tbilisi\\, Hall',
      'SUMMARY:ვიზიტი საჯარო რეესტრში\\, დათქმულ დროს და რიგის გარეშე',
      'DESCRIPTION:Visit\\; booked\\nPR-7\\nhttps://ezo.example/en/account/orders/7',
    ]),
  )
})

test('a moved appointment replaces its older copy, whatever the name of the host', () => {
  expect(calendar).toContain(
    'UID:order-7@ezo\r\nSEQUENCE:0\r\nDTSTAMP:20261123T080000Z\r\nLAST-MODIFIED:20261123T080000Z\r\n',
  )
  const moved = formatOrderCalendar({
    order: { ...order, reschedules: 2, rescheduledAt: new Date('2026-11-25T09:10:11Z') },
    startsAt: new Date('2026-12-02T06:30:00Z'),
    address: 'http://localhost:3000/account/orders/7',
  })
  expect(moved).toContain(
    'UID:order-7@ezo\r\nSEQUENCE:2\r\nDTSTAMP:20261125T091011Z\r\nLAST-MODIFIED:20261125T091011Z\r\n',
  )
})

test('calendar lines are not longer than RFC 5545 allows', () => {
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('line ends and controls in names start no new property', () => {
  const text = formatOrderCalendar({
    order: { ...order, service: 'a\r\nATTENDEE:x\rb\u2028c\0\u202ed\uffff' },
    startsAt: new Date(0),
    address: 'https://ezo.example/',
  })
  expect(text).toContain('\r\nSUMMARY:a\\nATTENDEE:x\\nb\\ncd\r\n')
})
