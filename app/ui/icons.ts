/** Icons of all pages. Single paths on a 24 × 24 grid, so that an icon costs two elements and no request. */
const commonIcons = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V8M15.5 3.5V8',
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM3 10h18M7 15h3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  edit: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11z',
  external: 'M9 5H5v14h14v-4M13 4.5h6.5V11M19 5l-8 8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0',
  filters:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13.2 7a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M6.2 17a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  flag: 'M6 21V4m0 1h11l-2 4 2 4H6',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.8 2.4 3.6 5.5 3.6 8.5s-.8 6.1-3.6 8.5c-2.8-2.4-3.6-5.5-3.6-8.5s.8-6.1 3.6-8.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  hide: 'M4 4l16 16M9.9 5.8A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.6-.7',
  home: 'M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 8h.01',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 20c2-5 5-8 9-10',
  left: 'M14.5 6l-6 6 6 6',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01',
  map: 'M3.5 6l5.5-2 6 2 5.5-2v14l-5.5 2-6-2-5.5 2zM9 4v14M15 6v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M5 5.5h14v10.5H11l-4 3.5V16H5z',
  minus: 'M5 12h14',
  people:
    'M6 8.7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3.5 19a5.5 5.5 0 0 1 11 0M15 5.9a3 3 0 0 1 0 5.7M16.7 13.9a5.5 5.5 0 0 1 3.8 5.1',
  percent:
    'M6 18l12-12M5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M14 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  phone:
    'M5 4.5h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2 4.3 1.7V19a1.5 1.5 0 0 1-1.7 1.5C10.5 19.7 4.3 13.5 3.5 6.2A1.5 1.5 0 0 1 5 4.5z',
  photo:
    'M5.5 5.5h13a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM7.4 10.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M4 17l5-4 3 2.5 4-3.5 4 3.5',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 8.5A8 8 0 1 0 20 13M19.5 4v5h-5',
  right: 'M9.5 6l6 6-6 6',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13',
  signOut: 'M14 8V4.5H5v15h9V16M10 12h10.5m0 0-3-3m3 3-3 3',
  sort: 'M8 5v14l-4-4M16 19V5l4 4',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  up: 'M6 14.5l6-6 6 6',
  onFoot:
    'M12.4 4.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M8.5 12.5l1-4.5 3-1 1.8 3.2 3 1.3M12.5 7.5l-1.2 6 3.2 3 .8 4.5M11.3 13.5l-1.3 3.5-2.8 4',
  user: 'M8.3 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0M4.5 20a7.5 7.5 0 0 1 15 0',
} as const

/** Icons of pages that no script takes over. */
const plainPageIcons = {
  bed: 'M3.5 19V6M20.5 19v-6a3 3 0 0 0-3-3h-14M3.5 16h17',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM8.7 13a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0',
  cube: 'M12 3.5l7.5 4.3v8.4L12 20.5l-7.5-4.3V7.8zM4.5 7.8 12 12l7.5-4.2M12 12v8.5',
  drag: 'M12 3.5v17M3.5 12h17M9.5 6 12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5',
  document: 'M6 3.5h8l4 4V20.5H6zM14 3.5v4h4M9 12h6M9 16h6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  ruler: 'M3.5 16.5 16.5 3.5l4 4-13 13zM7 13l2 2M10 10l2 2M13 7l2 2',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6a2.8 2.8 0 0 0 5 0z',
  stamp:
    'M9.5 13c.8-3-1-4.5-1-6.5a3.5 3.5 0 0 1 7 0c0 2-1.8 3.5-1 6.5M5 17v-2.5A1.5 1.5 0 0 1 6.5 13h11a1.5 1.5 0 0 1 1.5 1.5V17zM5 20h14',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
} as const

export type IconName = keyof typeof commonIcons | keyof typeof plainPageIcons

/** Paths of the icons. The browser has only those of hydrated pages. */
export const icons: Readonly<Record<IconName, string>> = {
  ...commonIcons,
  ...((import.meta.env.SSR ? plainPageIcons : {}) as typeof plainPageIcons),
}
