/** Each test runs on a screen that is wide enough for records to open in sheets. */
export function startOnWideScreen(): void {
  let media: jest.SpyInstance;
  beforeEach(() => {
    const middling = window.matchMedia.bind(window);
    media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(middling(query), { matches: query === '(min-width: 1180px)' }));
  });
  afterEach(() => media.mockRestore());
}
