export type Tab = { label: string; href: string; current?: boolean; count?: string }

/** Renders links, as each tab has a URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.count === undefined ? `${tab.label} ` : tab.label}
          {tab.count === undefined ? null : <small>{` ${tab.count} `}</small>}
        </a>
      ))}
    </nav>
  )
}

export type RadioTabsProps = {
  legend: string
  name: string
  options: readonly { value: string | number; label: string }[]
  selected?: string | number
}

/** Renders tabs as radios, for a choice inside a form. */
export function RadioTabs({ legend, name, options, selected: chosen }: RadioTabsProps) {
  return (
    <div className="tabs" role="radiogroup" aria-label={legend}>
      {options.map(({ value, label }) => (
        <label key={value} className="tab">
          <input type="radio" name={name} value={value} defaultChecked={String(value) === String(chosen)} />
          {label}
        </label>
      ))}
    </div>
  )
}
