import { useLocation } from 'react-router';
import { isAppPlace } from '../frame/app-place.js';
import { FramePlace } from '../frame/frame-place.js';
import frame from '../frame/frame-place.module.css';
import { PageSpinner } from './page-spinner.js';

/** Shown until the code of the first screen is there: a signed-in one has the frame's place already. */
export function StartingPage() {
  const { pathname } = useLocation();
  if (!isAppPlace(pathname)) return <PageSpinner />;
  return (
    <>
      <FramePlace />
      <main className={frame.main}>
        <PageSpinner />
      </main>
    </>
  );
}
