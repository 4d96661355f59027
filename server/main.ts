/** Runs the built portal. */
import { serve } from './serve';

await serve();
