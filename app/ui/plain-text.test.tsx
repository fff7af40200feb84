import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { CurrencySwitch } from '~/features/currency'
import { FavoriteButton, HideButton } from '~/features/favorites'
import { PriceLine } from '~/features/statements'
import { findJoinedWords } from '~tests/fixtures/joined-words'
import { renderView } from '~tests/fixtures/render-view'
import { CheckboxGroup } from './checkbox'
import { ColoredBadge } from './colored-badge'
import { IconLink } from './icon-button'
import { RadioGroup } from './radio-group'
import { Tabs } from './tabs'

const options = [
  { value: 1, label: 'For sale', count: '346' },
  { value: 2, label: '2', count: '605' },
  { value: 3, label: '10+', count: '7' },
]
const statement = { id: 1, title: 'Flat', favorite: false }
const price = { gel: { total: 184_950, perSquare: 3_490 }, usd: { total: 68_500, perSquare: 1_292 } }

/** Text as a browser without style sheets shows it. */
function readText(view: ReactElement): string {
  const html = renderView(view, { currency: 'gel', favoriteIds: [], hiddenIds: [] })
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each<[name: string, view: ReactElement, text: string]>([
  [
    'radio buttons',
    <RadioGroup key="x" id="deal" legend="Deal: " name="deal" options={options} selected="1" />,
    'Deal: For sale 346 2 (605) 10+ (7)',
  ],
  [
    'checkboxes',
    <CheckboxGroup
      key="x"
      id="deal"
      legend="Deal: "
      name="deal"
      options={options.slice(0, 1)}
      selected={[]}
    />,
    'Deal: For sale 346',
  ],
  [
    'tabs',
    <Tabs
      key="x"
      label="x"
      tabs={[
        { label: 'Active', href: '/x', count: '3' },
        { label: 'Sold', href: '/y' },
      ]}
    />,
    'Active 3 Sold',
  ],
  [
    'a link with an icon',
    <IconLink key="x" icon="bell" href="/x" label="Notifications: 2" count={2} />,
    'Notifications: 2 2',
  ],
  [
    'badges',
    <p key="x">
      <ColoredBadge text="3D" />
      <ColoredBadge text="New" isPoint />
      <ColoredBadge text="Sold" />
    </p>,
    '3D NewSold',
  ],
  ['currencies', <CurrencySwitch key="x" chosen="gel" />, '₾ $'],
  [
    'prices',
    <PriceLine key="x" statement={{ price, priceKind: 'exact', dealId: 1, areaUnit: 'm2' }} />,
    '₾184,950 $68,500 ₾3,490 / m²',
  ],
  ['a heart', <FavoriteButton key="x" statement={statement} />, 'Save'],
  ['a filled heart', <FavoriteButton key="x" statement={{ ...statement, favorite: true }} />, 'Saved'],
  ['the button that hides a statement', <HideButton key="x" statement={statement} />, 'Hide'],
])('browsers without style sheets show the words of %s apart', (_name, view, text) => {
  expect(readText(view)).toBe(text)
})

test.each([
  ['<p><b>86 m²</b><span>area</span></p>', ['86 m²|area']],
  ['<p>Balance:<output>₾20</output></p>', ['Balance:|₾20']],
  ['<td>from ₾90,000<small>$30,000</small></td>', ['from ₾90,000|$30,000']],
  ['<a>Free</a><svg><path></path></svg><a>occupied</a>', ['Free|occupied']],
  ['<button>Save</button><button>Hide</button>', ['Save|Hide']],
  ['<a><img width="9" alt="Photo 1"></a><b>Sofa</b>', ['Photo 1|Sofa']],
  ['<p>6<!-- --> photos <b>all</b></p>', []],
  ['<p><b>Free</b>, <i>3</i></p><p>or</p><label>Beds</label><input><b>Area</b>', []],
])('the words of %s that run together without style sheets are found', (html, joined) => {
  expect(findJoinedWords(html)).toEqual(joined)
})
