import { openSignedIn } from './sign-in'
import { inFullRun, withScript } from './spread'
import { expect, type Page, test } from './test-base'

/** Stops on the way to an element; a page has fewer than this. */
const MAX_STOPS = 250

interface Step {
  /** Element that the Tab key reaches. */
  to: string
  /** Key pressed there. */
  press?: string
  /** Text typed there. */
  type?: string
  /** Element shown afterwards, focused or not. */
  shows?: string
}

interface KeyboardJourney {
  name: string
  account?: string
  path: string
  steps: readonly Step[]
}

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
    name: 'passes every field of the registration',
    path: '/en/id/register',
    steps: [{ to: '#footer a' }],
  },
  {
    name: 'passes every field of a loan request',
    path: '/en/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2',
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
  test(`a visitor without a pointer ${name}`, { tag: [...withScript().tag, ...inFullRun().tag] }, async ({
    page,
  }) => {
    if (account) await openSignedIn(page, account, path)
    else await page.goto(path)
    for (const step of steps) await take(page, step)
  })

async function take(page: Page, { to, press, type, shows }: Step): Promise<void> {
  await reach(page, to)
  if (type) await page.keyboard.type(type)
  if (press) await page.keyboard.press(press)
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
  const isSeen = points.some((at) => at && parts.some((part) => part.contains(at) || at.contains(part)))
  const problem = isSeen ? (isMarked ? '' : 'is not marked') : 'is not visible'
  return problem && `${problem}: ${focused.outerHTML.slice(0, 200)}`
}
