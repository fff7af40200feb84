import { openAsGuest } from './guest'
import { codeFor, freshPhone } from './phone-code'
import { openSignedIn } from './sign-in'
import { inFullRun, withScript } from './spread'
import { expect, type Page, test } from './test-base'

const details = { tag: [...withScript().tag, ...inFullRun().tag] }

/** Stops on the way to an element; a page has fewer than this. */
const MAX_STOPS = 250

interface Step {
  /** Path of another page to open first. */
  open?: string
  /** Element that the Tab key reaches. */
  to: string
  /** Key pressed there. */
  press?: string
  /** Text typed there, before the key. */
  type?: string
  /** Text typed after the key. */
  typeAfter?: string
  /** Element shown afterwards, focused or not. */
  shows?: string
}

interface KeyboardJourney {
  name: string
  account?: string
  path: string
  steps: readonly Step[]
}

const LOAN_PATH = '/en/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2'
const NEXT_STEP = 'main button[value=next]'

const JOURNEYS: readonly KeyboardJourney[] = [
  {
    name: 'skips the header and searches for a flat',
    path: '/en',
    steps: [
      { to: 'a.skip', press: 'Enter' },
      { to: '#finder-type', type: 'Apartment' },
      { to: 'form.home-search button[type=submit]:not([name])', press: 'Enter', shows: '#results' },
      { to: 'ol [id^=card-] :is(h2, h3) a', press: 'Enter', shows: '#share' },
    ],
  },
  {
    name: 'saves a statement',
    path: '/en/s?deal_types=2',
    steps: [{ to: 'ol .heart', press: 'Space', shows: 'ol .heart[aria-pressed=true]' }],
  },
  {
    name: 'opens a dialog, closes it and returns to its link',
    path: '/en/contact',
    steps: [
      { to: 'header a[href*="call_request"]', press: 'Enter', shows: 'dialog[open]' },
      { to: 'dialog input[type=tel]', press: 'Escape', shows: 'header a[href*="call_request"]:focus' },
    ],
  },
  {
    name: 'requests a call',
    path: '/en/contact?call_request=1',
    steps: [
      { to: 'dialog input[name*=name]', type: 'Nino' },
      {
        to: 'dialog input[type=tel]',
        type: '599123456',
        press: 'Enter',
        shows: 'dialog [role=status], dialog .flash, dialog h2',
      },
    ],
  },
  {
    name: 'tops up the balance at the bank',
    account: 'designer',
    path: '/en/account/payments',
    steps: [
      { to: 'main a[href*=fill_balance]', press: 'Enter', shows: 'dialog[open]' },
      { to: 'dialog a[href*="method=1"]', press: 'Enter', shows: 'dialog [name=amount]' },
      { to: 'dialog [name=amount]', type: '20', press: 'Enter', shows: 'button[value=approve]' },
      { to: 'button[value=approve]', press: 'Enter', shows: 'main output[name=balance]' },
    ],
  },
  {
    name: 'chooses a package of VIP days',
    account: 'physical',
    path: '/en/account/vipService/vipView',
    steps: [
      { to: 'main .offer input[type=radio]', press: 'ArrowDown', shows: 'main .offer input:checked' },
      { to: 'main form button:not([tabindex="-1"])', press: 'Enter', shows: 'main form' },
    ],
  },
  {
    name: 'answers a request at the desk',
    account: 'operator',
    path: '/en/desk/leads',
    steps: [
      { to: 'main a[href*="/desk/leads/"]', press: 'Enter', shows: 'main textarea' },
      { to: 'main textarea', type: 'We will call you' },
      { to: 'main form:has(textarea) button', press: 'Enter', shows: 'main' },
    ],
  },
  {
    name: 'chooses two favourites and compares them',
    account: 'designer',
    path: '/en/s?deal_types=1',
    steps: [
      { to: 'ol .heart[aria-pressed=false]', press: 'Space', shows: 'ol .heart[aria-pressed=true]' },
      { to: 'ol .heart[aria-pressed=false]', press: 'Space', shows: 'ol .heart[aria-pressed=true]:focus' },
      { open: '/en/account/favorites', to: 'main ol input[type=checkbox]', press: 'Space' },
      { to: 'main ol input[type=checkbox]:not(:checked)', press: 'Space' },
      { to: 'main button[value=compare]', press: 'Enter', shows: 'main thead th + th' },
      { to: 'main a[href*=differences]', press: 'Enter', shows: 'main thead th + th' },
    ],
  },
  {
    name: 'replies in a conversation',
    account: 'agent',
    path: '/en/account/messages',
    steps: [
      { to: 'main .conversations a', press: 'Enter', shows: 'main textarea[name=text]' },
      { to: 'main textarea[name=text]', type: 'Come on Saturday' },
      { to: 'main form:has(textarea[name=text]) button', press: 'Enter', shows: '[role=status]' },
    ],
  },
  {
    name: 'publishes a statement',
    account: 'physical',
    path: '/en/account/statements/new',
    steps: [
      { to: '[name=deal_type_id]', press: 'Space' },
      { to: '[name=real_estate_type_id]', press: 'Space' },
      { to: NEXT_STEP, press: 'Enter', shows: '[name=address]' },
      { to: '[name=address]', type: 'Chavchavadze 26', shows: '[role=option]' },
      { to: '[name=address]', press: 'ArrowDown', shows: '[role=option][aria-selected=true]' },
      { to: '[name=address]', press: 'Enter', shows: '[name=found]' },
      { to: '[name=found]', press: 'Space' },
      { to: 'main button[value=choose]', press: 'Enter', shows: 'main [role=status]' },
      { to: NEXT_STEP, press: 'Enter', shows: '[name=area]' },
      { to: '[name=status_id]', press: 'Space' },
      { to: '[name=condition_id]', press: 'Space' },
      { to: '[name=area]', type: '64,5' },
      { to: 'select[name=room_type_id]', type: '3' },
      { to: '[name=floor]', type: '4' },
      { to: '[name=total_floors]', type: '8' },
      { to: NEXT_STEP, press: 'Enter', shows: '[name=price]' },
      { to: '[name=price]', type: '125000' },
      { to: NEXT_STEP, press: 'Enter', shows: 'input[type=file]' },
      { to: NEXT_STEP, press: 'Enter', shows: '[name=comment_en]' },
      { to: '[name=comment_en]', type: 'Two balconies' },
      { to: NEXT_STEP, press: 'Enter', shows: '[name=phone_number]' },
      { to: NEXT_STEP, press: 'Enter', shows: 'main button[value=publish]' },
      { to: 'main button[value=publish]', press: 'Enter', shows: '[role=status]' },
    ],
  },
  {
    name: 'passes every field of the registration',
    path: '/en/id/register',
    steps: [{ to: '#footer a' }],
  },
  {
    name: 'passes every field of a loan request',
    path: LOAN_PATH,
    steps: [{ to: 'dialog button[name=intent]' }],
  },
  {
    name: 'begins a statement',
    path: '/en/account/statements/new',
    steps: [
      { to: 'main input[type=radio]', press: 'Space' },
      { to: 'main button[value=next]', press: 'Enter', shows: 'main form' },
    ],
  },
]

for (const { name, account, path, steps } of JOURNEYS)
  test(`a visitor without a pointer ${name}`, details, async ({ page }) => {
    if (account) await openSignedIn(page, account, path)
    else await page.goto(path)
    for (const step of steps) await take(page, step)
  })

test(
  'a visitor without a pointer chooses a time that an owner offered without one',
  details,
  async ({ page }) => {
    await openSignedIn(page, 'physical', '/en/account/viewings')
    const day = new Date(Date.now() + (2 + Math.floor(Math.random() * 50)) * 86_400_000)
    const [year, month, date] = day.toISOString().slice(0, 10).split('-')
    const hour = 8 + Math.floor(Math.random() * 12)
    await take(page, { to: 'select[name=statement_id]', press: 'ArrowDown' })
    await take(page, { to: '[name=date]', type: `${month}${date}${year}` })
    await take(page, { to: '[name=from]', press: 'ControlOrMeta+a', typeAfter: `${hour}:00` })
    await take(page, { to: '[name=to]', press: 'ControlOrMeta+a', typeAfter: `${hour + 1}:30` })
    const statement = await page.locator('select[name=statement_id]').inputValue()
    await take(page, {
      to: 'main form:has([name=statement_id]) button',
      press: 'Enter',
      shows: '[role=status]',
    })

    const guest = await openAsGuest(page, `/en/statements/${statement}`)
    await take(guest, { to: 'main a[href*="/viewing"]', press: 'Enter', shows: 'main input[type=radio]' })
    await take(guest, { to: 'main input[type=radio]', press: 'Space' })
    await take(guest, { to: 'main [name=name]', type: 'Nino' })
    await take(guest, { to: 'main [name=email]', type: `guest-${Math.random()}@example.ge` })
    await take(guest, { to: 'main form:has([name=email]) button', press: 'Enter', shows: '[role=status]' })
    await expect(guest).toHaveURL(/\/viewings\/[\da-f-]{36}$/)
    await guest.context().close()
  },
)

test('a visitor without a pointer sends a loan request', details, async ({ page }) => {
  const phone = freshPhone()
  const form = 'dialog form[method=post]'
  await page.goto(LOAN_PATH)
  await take(page, { to: 'dialog input[name=loan_bank]', press: 'ArrowUp' })
  await take(page, {
    to: 'dialog button[name=loan_step]',
    press: 'Enter',
    shows: `${form} [name=first_name]`,
  })
  await take(page, { to: `${form} [name=first_name]`, type: 'Nino' })
  await take(page, { to: `${form} [name=last_name]`, type: 'Beridze' })
  await take(page, { to: `${form} [name=monthly_income]`, type: '3000' })
  const code = `${form} [autocomplete=one-time-code]`
  await take(page, { to: `${form} [name=phone_number]`, type: phone, press: 'Enter', shows: code })
  await take(page, {
    to: code,
    type: await codeFor(page.request, phone),
    shows: `${form} [name=phone_number]:focus`,
  })
  await take(page, { to: `${form} input[type=checkbox]`, press: 'Space' })
  await take(page, { to: `${form} [data-send]`, press: 'Enter' })
  await expect(page.getByText('Request sent').first()).toBeVisible()
})

async function take(page: Page, { open, to, press, typeAfter, type, shows }: Step): Promise<void> {
  if (open) {
    // Favourites are sent after the heart has changed.
    await page.waitForLoadState('networkidle')
    await page.goto(open)
  }
  await reach(page, to)
  if (type) await page.keyboard.type(type)
  if (press) await page.keyboard.press(press)
  if (typeAfter) await page.keyboard.type(typeAfter)
  if (shows) await expect(page.locator(shows).first()).toBeVisible()
}

/** Presses the Tab key until an element has the focus. Each stop must be visible and marked. */
async function reach(page: Page, selector: string): Promise<void> {
  const lost: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await page.evaluate((to) => document.activeElement?.matches(to), selector))
      return expect(lost).toEqual([])
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(findFocusProblem)
    if (problem) lost.push(problem)
  }
  throw new Error(`the Tab key does not reach ${selector}`)
}

/** Describes a focused element that is outside of the window, covered or unmarked. */
function findFocusProblem(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const parts = [...((focused as HTMLInputElement).labels ?? []), focused]
  const boxes = parts.flatMap((part) => [...part.getClientRects()]).filter(({ width }) => width > 1)
  const points = boxes.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width * share, top + height * share)),
  )
  const around = [...parts, focused.parentElement, focused.closest('li, article, fieldset')]
  const isMarked = around.some((part) =>
    ['', '::before', '::after'].some((pseudo) => {
      if (!part) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }),
  )
  // A browser marks its own button inside a date field, and not the field.
  const isOwnButton = focused.matches('[type=date]:not(:focus-visible)')
  const isSeen = points.some((at) => at && parts.some((part) => part.contains(at) || at.contains(part)))
  const problem = isSeen ? (isMarked || isOwnButton ? '' : 'is not marked') : 'is not visible'
  return problem && `${problem}: ${focused.outerHTML.slice(0, 200)}`
}
