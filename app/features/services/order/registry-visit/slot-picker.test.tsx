import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { CalendarDay } from './slot-picker'

test('a day of the calendar shows only a number, and names it for screen readers', () => {
  const day = <CalendarDay one={{ date: '2026-12-04', free: 16, href: '#times' }} isChosen={false} />
  const html = renderView(day, { language: 'ka' })
  expect(html).toContain('4 <small>16<span class="visually-hidden"> თავისუფალი</span></small>')
})

test('the calendar links only days with free times', () => {
  const html = renderView(<CalendarDay one={{ date: '2026-12-05', free: 0, href: '' }} isChosen={false} />)
  expect(html).toBe('<span class="mute">5</span>')
})
