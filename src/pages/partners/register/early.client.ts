import '../../../forms/early/with-telephone.client';
