/** Icons of all pages. Single paths on a 24 × 24 grid, so that an icon costs two elements and no request. */
const commonIcons = {
  alert: 'M12 4 2.8 19.5h18.4zm0 6v4.5m0 2.5h.01',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zm4 4h4',
  calendar: 'M4.5 6h15v14h-15zm0 4h15m-11-6.5V8m7-4.5V8',
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M7 15h3',
  check: 'M5 12.5 9.5 17 19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  edit: 'm4 20 1-4.5 11-11L19.5 8l-11 11z',
  external: 'M9 5H5v14h14v-4M13 4.5h6.5V11M19 5l-8 8',
  eye: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zm6.8 0a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0',
  filters:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13.2 7a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m-7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  flag: 'M6 21V4m0 1h11l-2 4 2 4H6',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0m0 0h17M12 3.5c2.8 2.4 3.6 5.5 3.6 8.5s-.8 6.1-3.6 8.5C9.2 18.1 8.4 15 8.4 12s.8-6.1 3.6-8.5',
  grid: 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  heart: 'M12 20S4.5 15.4 4.5 9.8A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  hide: 'm4 4 16 16M9.9 5.8a10 10 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.6-.7',
  home: 'M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0m8.5-1v5m0-8h.01',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 20c2-5 5-8 9-10',
  left: 'm14.5 6-6 6 6 6',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01',
  map: 'M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14m6-12v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M5 5.5h14V16h-8l-4 3.5V16H5z',
  minus: 'M5 12h14',
  people:
    'M6 8.7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3.5 19a5.5 5.5 0 0 1 11 0M15 5.9a3 3 0 0 1 0 5.7m1.7 2.3a5.5 5.5 0 0 1 3.8 5.1',
  percent: 'M6 18 18 6M5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0m9 9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  phone:
    'M5 4.5h3.5l1.7 4.3L8 10.4a12 12 0 0 0 5.6 5.6l1.6-2.2 4.3 1.7V19a1.5 1.5 0 0 1-1.7 1.5c-7.3-.8-13.5-7-14.3-14.3A1.5 1.5 0 0 1 5 4.5z',
  photo:
    'M5.5 5.5h13a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zm1.9 5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M4 17l5-4 3 2.5 4-3.5 4 3.5',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 8.5a8 8 0 1 0 1 4.5m-.5-9v5h-5',
  right: 'M9.5 6l6 6-6 6',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13',
  signOut: 'M14 8V4.5H5v15h9V16m-4-4h10.5m0 0-3-3m3 3-3 3',
  sort: 'M8 5v14l-4-4m12 4V5l4 4',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8L17 19l-5-2.8L7 19l1.1-5.5L4 9.7 9.6 9z',
  up: 'M6 14.5l6-6 6 6',
  onFoot:
    'M12.4 4.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0m-3.9 8.3 1-4.5 3-1 1.8 3.2 3 1.3m-4.8-4-1.2 6 3.2 3 .8 4.5m-4-7.5L10 17l-2.8 4',
  user: 'M8.3 8a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M4.5 20a7.5 7.5 0 0 1 15 0',
} as const

/** Icons of pages that no script takes over. */
const plainPageIcons = {
  bed: 'M3.5 19V6m17 13v-6a3 3 0 0 0-3-3h-14m0 6h17',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zm4.7 5a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0',
  cube: 'M12 3.5l7.5 4.3v8.4L12 20.5l-7.5-4.3V7.8zM4.5 7.8 12 12l7.5-4.2M12 12v8.5',
  drag: 'M12 3.5v17M3.5 12h17m-11-6L12 3.5 14.5 6m-5 12 2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5m12-5 2.5 2.5-2.5 2.5',
  document: 'M6 3.5h8l4 4v13H6zm8 0v4h4M9 12h6m-6 4h6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  ruler: 'm3.5 16.5 13-13 4 4-13 13zM7 13l2 2m1-5 2 2m1-5 2 2',
  scale: 'M12 4v16m-5 0h10M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zm14 0-2.5 6a2.8 2.8 0 0 0 5 0z',
  stamp:
    'M9.5 13c.8-3-1-4.5-1-6.5a3.5 3.5 0 0 1 7 0c0 2-1.8 3.5-1 6.5M5 17v-2.5A1.5 1.5 0 0 1 6.5 13h11a1.5 1.5 0 0 1 1.5 1.5V17zm0 3h14',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13m-7 4v5.5m3-5.5v5.5',
} as const

export type IconName = keyof typeof commonIcons | keyof typeof plainPageIcons

/** Paths of the icons. The browser has only those of hydrated pages. */
export const icons: Readonly<Record<IconName, string>> = {
  ...commonIcons,
  ...((import.meta.env.SSR ? plainPageIcons : {}) as typeof plainPageIcons),
}
