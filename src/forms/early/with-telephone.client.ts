// A form with a telephone until its code comes.
import './early.client';
import '../../phone-input/early/early.client';
